import { boolean, choice, reference, text } from '../../kernel/fields/fields.ts';
import { list } from '../../kernel/fields/variants.ts';
import { ADRESSES_DE_FICHES, STATUTS_DE_REDIRECTION } from './site.choices.ts';

const group = 'referencement';

/** What a site tells search engines, and where its present and former addresses lead. */
export const CHAMPS_DE_REFERENCEMENT = {
  indexer: boolean({
    label: 'Proposer ce site aux moteurs de recherche',
    group,
    initial: true,
  }),
  adressesDesFiches: choice(ADRESSES_DE_FICHES, {
    label: 'Adresses des fiches',
    help: 'Les anciennes adresses mènent aux nouvelles\u00a0: vous pouvez changer d’avis.',
    group,
    required: true,
    initial: 'type-nom-commune',
  }),
  siteMaitre: reference({
    label: 'Site de référence',
    help: 'Celui que les moteurs de recherche doivent retenir quand les deux montrent le même objet. Vide\u00a0: celui-ci.',
    to: 'site',
    group,
  }),
  redirections: list(
    {
      de: text({ label: 'Ancienne adresse', placeholder: '/fr/ancienne-page', required: true, longest: 500 }),
      statut: choice(STATUTS_DE_REDIRECTION, { label: 'Statut', required: true, initial: '301' }),
      vers: text({ label: 'Nouvelle adresse', placeholder: '/fr/nouvelle-page', longest: 2_000 }),
    },
    {
      label: 'Redirections',
      help: 'Adresses du site, à partir de la langue\u00a0: /fr/…',
      group,
      itemTitle: 'de',
      most: 2_000,
      widget: 'redirections',
    },
  ),
};
