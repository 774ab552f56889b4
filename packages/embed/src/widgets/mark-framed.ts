/** In a frame, what leads to the same site leads to a page for one; files and other sites are left alone. As the server does for a whole page. */
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
