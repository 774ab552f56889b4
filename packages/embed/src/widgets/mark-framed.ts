/** In a frame, makes links to the same site lead to pages for a frame, as the server does; files and other sites stay. */
export function markFramed(racine: HTMLElement, { origin }: URL): void {
  for (const lien of racine.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const adresse = URL.canParse(lien.href) ? new URL(lien.href) : null;
    if (adresse?.origin !== origin || /\.[a-z]+$/.test(adresse.pathname)) continue;
    adresse.searchParams.set('cadre', '1');
    lien.setAttribute('href', adresse.href);
  }
  for (const form of racine.querySelectorAll('form')) {
    const champ = form.ownerDocument.createElement('input');
    champ.setAttribute('type', 'hidden');
    champ.setAttribute('name', 'cadre');
    champ.setAttribute('value', '1');
    form.append(champ);
  }
}
