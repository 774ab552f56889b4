const MINUSCULE = /\p{Ll}/u;
/** Inside a name: « Bourg-en-Bresse », « L’Isle-sur-la-Sorgue ». */
const PETITS = new Set(['a', 'à', 'au', 'aux', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'lès', 'sous', 'sur']);

/** Some sources shout: « ÉTANG-FLEURY » is written as people write it. What has a small letter is left as it is. */
export function communeLisible(commune: string): string {
  if (MINUSCULE.test(commune)) return commune;
  let first = true;
  return commune.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (mot, at: number, whole: string) => {
    const isElision = /[’']/.test(whole.charAt(at + mot.length)) && mot.length <= 2;
    const small = !first && (PETITS.has(mot) || isElision);
    first = false;
    return small ? mot : mot.charAt(0).toUpperCase() + mot.slice(1);
  });
}
