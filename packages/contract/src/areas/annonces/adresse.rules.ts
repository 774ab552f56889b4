/** The addresses that a click on an annonce may lead to: https only, nothing that a browser would run. */

const UTM = /^utm_/i;

/** Why an address cannot be that of an annonce, or null when it can. */
export function fauteDAdresse(url: string): string | null {
  if (url === '') return null;
  if (!/^https:\/\/[^\s\\]+$/i.test(url) || !URL.canParse(url))
    return 'Une adresse complète en https://, par exemple https://www.exemple.fr.';
  const { origin, username, search } = new URL(url);
  if (username !== '' || !/\.[a-z]/i.test(origin))
    return 'Une adresse publique, par exemple https://www.exemple.fr/offre.';
  if (
    search
      .slice(1)
      .split('&')
      .some((part) => UTM.test(part))
  )
    return 'Retirez les paramètres utm_\u00a0: ils sont ajoutés d’eux-mêmes.';
  return null;
}

export interface Suivi {
  /** The code of the site, the édition or the diaporama where it was clicked. */
  readonly source: string;
  readonly canal: string;
  readonly campagne: string;
}

/** The address with parameters that tell the advertiser where visitors come from. */
export function adresseSuivie(url: string, { source, canal, campagne }: Suivi): string {
  if (url === '' || fauteDAdresse(url) !== null) return url;
  const { origin, pathname, search, hash } = new URL(url);
  const utm = [
    ['utm_source', source],
    ['utm_medium', canal],
    ['utm_campaign', enCode(campagne)],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  const parts = [...search.slice(1).split('&').filter(Boolean), ...utm];
  return `${origin}${pathname}?${parts.join('&')}${hash}`;
}

/** « Été à vélo » is « ete-a-velo ». */
function enCode(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
