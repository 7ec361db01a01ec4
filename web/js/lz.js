// lz-string's Base64 form, which f-puzzles and SudokuPad links are written in: a growing dictionary of
// phrases, each named by a number whose bits come lowest first, six bits a letter. Knows no puzzle.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const LETTER_BITS = 6;
const [SHORT, LONG, END] = [0, 1, 2]; // the first three numbers: a new 8-bit or 16-bit character; the end

/** Give a text in its packed form. @param {string} text */
export function compress(text) {
  const sink = new Sink();
  /** @type {Map<string, number>} */
  const names = new Map();
  const fresh = new Set();
  const width = new Width(2, 2);
  const emit = (/** @type {string} */ phrase) => {
    if (fresh.delete(phrase)) {
      const code = phrase.charCodeAt(0);
      const long = code >= 256;
      sink.put(long ? LONG : SHORT, width.bits);
      sink.put(code, long ? 16 : 8);
      width.count();
    } else sink.put(names.get(phrase) ?? 0, width.bits);
    width.count();
  };
  let phrase = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (!names.has(character)) {
      names.set(character, names.size + 3);
      fresh.add(character);
    }
    if (names.has(phrase + character)) phrase += character;
    else {
      emit(phrase);
      names.set(phrase + character, names.size + 3);
      phrase = character;
    }
  }
  if (phrase) emit(phrase);
  sink.put(END, width.bits);
  return sink.end();
}

/** Give the text in a packed form, or null for anything else and for more than `limit` characters.
 * @param {string} packed @param {number} [limit] */
export function decompress(packed, limit = 1_000_000) {
  const source = new Source(packed);
  const phrases = ["", "", ""];
  const width = new Width(2, 1);
  let text = "";
  let last = "";
  while (source.more && text.length <= limit) {
    let name = source.take(width.bits);
    if (name === END) return text;
    if (name === SHORT || name === LONG) {
      name = phrases.push(String.fromCharCode(source.take(name === LONG ? 16 : 8))) - 1;
      width.count();
    }
    const phrase = phrases[name] ?? (name === phrases.length && last ? last + last[0] : null);
    if (phrase === null) return null;
    text += phrase;
    if (last) {
      phrases.push(last + phrase[0]);
      width.count();
    }
    last = phrase;
  }
  return null;
}

/** How many bits a number has by now: one more whenever the numbers of a width are used up. */
class Width {
  /** @param {number} bits @param {number} left how many phrases until the next bit */
  constructor(bits, left) {
    this.bits = bits;
    this.left = left;
  }

  count() {
    this.left -= 1;
    if (this.left) return;
    this.left = 2 ** this.bits;
    this.bits += 1;
  }
}

/** Collects bits as letters. */
class Sink {
  letters = "";
  value = 0;
  filled = 0;

  /** @param {number} number @param {number} bits */
  put(number, bits) {
    for (let place = 0; place < bits; place += 1) {
      this.value = (this.value << 1) | ((number >> place) & 1);
      this.filled += 1;
      if (this.filled === LETTER_BITS) this.flush();
    }
  }

  flush() {
    this.letters += LETTERS[this.value];
    this.value = 0;
    this.filled = 0;
  }

  end() {
    this.value <<= LETTER_BITS - this.filled;
    this.flush();
    return this.letters + "=".repeat((4 - (this.letters.length % 4)) % 4);
  }
}

/** Gives bits from letters; zeros after the end. */
class Source {
  /** @param {string} packed */
  constructor(packed) {
    this.values = [...packed.replace(/=+$/, "")].map((letter) => LETTERS.indexOf(letter));
    this.place = this.values.includes(-1) ? Infinity : 0;
  }

  get more() {
    return this.place < this.values.length * LETTER_BITS;
  }

  /** @param {number} bits */
  take(bits) {
    let number = 0;
    for (let place = 0; place < bits; place += 1, this.place += 1) {
      const value = this.values[Math.floor(this.place / LETTER_BITS)] ?? 0;
      number |= ((value >> (LETTER_BITS - 1 - (this.place % LETTER_BITS))) & 1) << place;
    }
    return number;
  }
}
