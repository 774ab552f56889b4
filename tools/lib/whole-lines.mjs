/**
 * Hands on whole lines alone: two programs that write at the same time never share one.
 *
 * @param {(text: string) => void} write
 */
export function wholeLines(write) {
  let rest = '';
  return {
    /** @param {string} text */
    take(text) {
      const end = text.lastIndexOf('\n') + 1;
      if (end === 0) {
        rest += text;
        return;
      }
      write(rest + text.slice(0, end));
      rest = text.slice(end);
    },
    end() {
      if (rest) write(`${rest}\n`);
      rest = '';
    },
  };
}

/**
 * Keeps everything until the end, then hands it on at once: what runs beside something longer is read in one piece.
 *
 * @param {(text: string) => void} write
 */
export function atTheEnd(write) {
  let kept = '';
  return {
    /** @param {string} text */
    take(text) {
      kept += text;
    },
    end() {
      if (kept) write(kept.endsWith('\n') ? kept : `${kept}\n`);
      kept = '';
    },
  };
}
