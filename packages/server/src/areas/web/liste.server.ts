import { listeWeb } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { remarksOfListe } from '../../publication/web/remarques.ts';
import { adresseHooks } from './adresse.hooks.ts';

export default describe(listeWeb, {
  hooks: adresseHooks('listes_web', listeWeb.fields.code.unique),
  remarks: remarksOfListe,
});
