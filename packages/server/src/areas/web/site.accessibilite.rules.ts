import type { CHAMPS_D_ACCESSIBILITE, FieldError, Site } from '@bridge/contract';

/** What keeps a declaration of accessibility from being true, or from being one: a means of contact, a date. */
export function fautesDeLaDeclaration(site: Pick<Site, keyof typeof CHAMPS_D_ACCESSIBILITE>): FieldError[] {
  const { accessibilite: etat, accessibiliteTaux: taux } = site;
  if (etat === 'aucune') return [];
  const errors: FieldError[] = [];
  if (site.accessibiliteContact === '' && site.accessibiliteAutreContact === '')
    errors.push({
      path: 'accessibiliteContact',
      message: 'Un visiteur doit pouvoir vous écrire\u00a0: donnez un e-mail, un téléphone ou une adresse.',
    });
  if (site.accessibiliteLe === null)
    errors.push({ path: 'accessibiliteLe', message: 'Donnez la date de la déclaration.' });
  if (taux === null) {
    if (etat !== 'non') errors.push({ path: 'accessibiliteTaux', message: 'Sans taux\u00a0: non conforme.' });
  } else if (etatDuTaux(taux) !== etat)
    errors.push({
      path: 'accessibiliteTaux',
      message:
        'Ce taux dit un autre état\u00a0: moins de 50\u00a0% non conforme, 100\u00a0% totalement, partiellement entre les deux.',
    });
  return errors;
}

const etatDuTaux = (taux: number): Site['accessibilite'] => (taux < 50 ? 'non' : taux < 100 ? 'partielle' : 'totale');
