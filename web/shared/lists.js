// What is kept in the browser, or comes from elsewhere, read with care.

/** Return a list as it is; an empty one for anything else. @param {unknown} given @returns {any[]} */
export const listOf = (given) => (Array.isArray(given) ? given : []);
