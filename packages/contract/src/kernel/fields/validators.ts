/** Spec §5, the validators. They take time in proportion to the text's length, so that none can block. */

export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** A web address that a link may lead to. */
export function isUrl(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** Lowercase letters, digits, single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && text.split('-').every((word) => /^[a-z0-9]+$/.test(word));
}
