const ENTITY = /&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,8});/y;
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
/** How many characters are held back at the end of a piece, so that no entity and no mark of CDATA is cut. */
const HELD = 16;

/**
 * Escapes ampersands that begin no entity, outside CDATA. A parser that meets one waits for its semicolon and swallows the
 * records that follow: « Bed & Breakfast » in one record must not cost the others.
 */
export class AmpersandGuard {
  private carry = '';
  private inCdata = false;

  push(chunk: string, last: boolean): string {
    const text = this.carry + chunk;
    const cut = last ? text.length : text.length - HELD;
    if (cut <= 0 && !last) {
      this.carry = text;
      return '';
    }
    const parts: string[] = [];
    let from = 0;
    let ampersand = -2;
    while (from < cut) {
      if (this.inCdata) {
        const end = text.indexOf(CDATA_END, from);
        const to = end >= 0 && end < cut ? end + CDATA_END.length : cut;
        this.inCdata = to === cut && !(end >= 0 && end < cut);
        parts.push(text.slice(from, to));
        from = to;
        continue;
      }
      const start = text.indexOf(CDATA, from);
      const to = start >= 0 && start < cut ? start : cut;
      while (from < to) {
        if (ampersand !== -1 && ampersand < from) ampersand = text.indexOf('&', from);
        if (ampersand < 0 || ampersand >= to) break;
        ENTITY.lastIndex = ampersand;
        const known = ENTITY.test(text);
        parts.push(text.slice(from, ampersand), known ? '&' : '&amp;');
        from = ampersand + 1;
      }
      parts.push(text.slice(from, to));
      from = Math.max(from, to);
      if (to === start) {
        parts.push(CDATA);
        from = start + CDATA.length;
        this.inCdata = true;
      }
    }
    this.carry = text.slice(from);
    return parts.length === 1 ? (parts[0] ?? '') : parts.join('');
  }
}
