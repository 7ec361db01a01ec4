// Put the date of a program ahead by the seconds in AHEAD, and no clock that only measures: preload it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long ahead(void) {
    const char *seconds = getenv("AHEAD");
    return seconds ? atol(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += ahead();
    return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec there;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &there);
    now->tv_sec = there.tv_sec;
    now->tv_usec = there.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec there;
    clock_gettime(CLOCK_REALTIME, &there);
    if (now) *now = there.tv_sec;
    return there.tv_sec;
}
