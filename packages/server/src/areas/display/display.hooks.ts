import { BridgeError, diaporama, type FieldError } from '@bridge/contract';
import type { Hooks } from '../../crud/registry.ts';
import { fauteEnMots } from '../../rendering/web/erreur.ts';
import { fautesDeStyle } from '../../rendering/web/style.rules.ts';

const { sequence, plages, urgenceTitre } = diaporama.fields;

/** A diaporama that is ready shows something, its slides play in plages that exist, and an emergency says what it is. */
export const diaporamaHooks: Hooks = {
  beforeSave: async (_, { after }) => {
    const slides = sequence.schema.parse(after.sequence);
    const noms = plages.schema.parse(after.plages).map(({ nom }) => nom);
    const titre = urgenceTitre.schema.parse(after.urgenceTitre);
    const errors: FieldError[] = slides.flatMap(({ plage }, rang) =>
      plage === '' || noms.includes(plage)
        ? []
        : [{ path: `sequence.${rang}.plage`, message: `Aucune plage ne s’appelle «\u00a0${plage}\u00a0».` }],
    );
    if (after.etat === 'pret' && !slides.some(({ active }) => active))
      errors.push({ path: 'etat', message: 'Ajoutez une diapositive avant de le dire prêt.' });
    if (after.urgence === true && !Object.values(titre).some(Boolean))
      errors.push({ path: 'urgenceTitre', message: 'Écrivez le titre du message avant de l’afficher.' });
    if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
    return undefined;
  },
};

/** As many as a person corrects before saving again. */
const TOLD = 3;

/** Styles that do not run are not saved: screens would tell. */
export const gabaritDiaporamaHooks: Hooks = {
  beforeSave: async (_, { changes: { css } }) => {
    const fautes = typeof css === 'string' ? fautesDeStyle(css) : [];
    if (fautes.length === 0) return undefined;
    const message = fautes.slice(0, TOLD).map(fauteEnMots).join(' ');
    throw new BridgeError('invalidInput', { errors: [{ path: 'css', message }] });
  },
};
