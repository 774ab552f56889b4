import type { FieldError, Site } from '@bridge/contract';

/** What keeps a Matomo from hearing of the visits: half of its address, or one that browsers refuse to call. */
export function fautesDeMesure({ matomo, matomoSite }: Pick<Site, 'matomo' | 'matomoSite'>): FieldError[] {
  if (matomo === '')
    return matomoSite === null ? [] : [{ path: 'matomo', message: 'Donnez aussi l’adresse de votre Matomo.' }];
  const url = URL.parse(matomo);
  const errors: FieldError[] = [];
  if (url?.protocol !== 'https:')
    errors.push({
      path: 'matomo',
      message: 'Donnez une adresse en https://\u00a0: les navigateurs refusent d’en appeler une autre.',
    });
  else if (url.username !== '' || url.password !== '' || /[?#\s]/.test(matomo) || url.pathname.endsWith('.php'))
    errors.push({
      path: 'matomo',
      message: 'Donnez l’adresse du dossier de Matomo seule, sans fichier, sans ?, sans # et sans mot de passe.',
    });
  if (matomoSite === null)
    errors.push({ path: 'matomoSite', message: 'Donnez le numéro que ce site porte dans Matomo.' });
  return errors;
}
