import { FLAG_LABELS } from '../../../kernel/access.ts';
import type { Field } from '../../../kernel/fields/field.ts';
import { boolean } from '../../../kernel/fields/fields.ts';
import type { Option } from './parametre.schemas.ts';

const WITH_PROVIDER = 'Prend effet quand un fournisseur est configuré.';

/** The options that open and close parts of the product. */
export const options = {
  enable_module_ads: boolean({
    group: 'options',
    label: FLAG_LABELS.enable_module_ads,
    help: 'Annonces, espaces, formats et tags d’annonce.',
  }),
  enable_import_tourinsoft: boolean({
    group: 'options',
    label: FLAG_LABELS.enable_import_tourinsoft,
    help: 'Flux et correspondances Tourinsoft.',
  }),
  enable_import_lei: boolean({ group: 'options', label: FLAG_LABELS.enable_import_lei, help: 'Flux LEI.' }),
  enable_import_apidae: boolean({
    group: 'options',
    label: FLAG_LABELS.enable_import_apidae,
    help: 'Flux Apidae, écriture et traduction dans Apidae.',
  }),
  enable_import_datatourisme: boolean({
    group: 'options',
    label: FLAG_LABELS.enable_import_datatourisme,
    help: 'Flux DATAtourisme, la diffusion nationale.',
  }),
  activer_trad_deepl: boolean({
    group: 'options',
    label: FLAG_LABELS.activer_trad_deepl,
    help: 'Configurations de traduction par DeepL ou LibreTranslate.',
  }),
  mode_multi_entites: boolean({
    group: 'options',
    label: 'Mode multi-entités',
    help: 'Une instance pour plusieurs organisations\u00a0: réglages réservés aux super administrateurs et aux administrateurs régionaux, préférences par entité.',
  }),
  sso_active: boolean({
    group: 'options',
    label: 'Authentification unique',
    help: 'Réserve les réglages et ouvre les préférences, comme plusieurs entités.',
  }),
  sso_tourinsoft_enabled: boolean({ group: 'options', label: 'Connexion par Tourinsoft', help: WITH_PROVIDER }),
  sso_lei_enabled: boolean({ group: 'options', label: 'Connexion par LEI', help: WITH_PROVIDER }),
  sso_apidae_enabled: boolean({ group: 'options', label: 'Connexion par Apidae', help: WITH_PROVIDER }),
} as const satisfies Record<Option, Field>;
