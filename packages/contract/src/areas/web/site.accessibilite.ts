import { choice, date, email, number, text, translated } from '../../kernel/fields/fields.ts';

const CONFORMITES = [
  { value: 'aucune', label: 'Pas de déclaration' },
  { value: 'non', label: 'Non conforme' },
  { value: 'partielle', label: 'Partiellement conforme' },
  { value: 'totale', label: 'Totalement conforme' },
] as const;

const group = 'accessibilite';
const declared = { group, when: { field: 'accessibilite', is: ['non', 'partielle', 'totale'] } };
const written = { ...declared, of: 'richText', longest: 20_000 } as const;

/** What a site declares about its accessibility, as the RGAA asks: each site has a page for it, linked at its foot. */
export const CHAMPS_D_ACCESSIBILITE = {
  accessibilite: choice(CONFORMITES, {
    label: 'Conformité au RGAA',
    help: 'Tous les critères\u00a0: totalement. Au moins la moitié\u00a0: partiellement. Moins, ou sans audit\u00a0: non conforme.',
    group,
    required: true,
    initial: 'aucune',
    filterable: true,
  }),
  accessibiliteTaux: number({
    label: 'Critères respectés',
    help: 'D’après l’audit. Vide\u00a0: sans audit.',
    ...declared,
    min: 0,
    max: 100,
    unit: '%',
  }),
  accessibiliteAuditeur: text({ label: 'Audit mené par', ...declared, longest: 200 }),
  accessibiliteManques: translated({
    label: 'Contenus non accessibles',
    help: 'Ce qui n’est pas conforme, ce qui fait l’objet d’une dérogation et pourquoi, et comment y accéder autrement.',
    ...written,
  }),
  accessibiliteTests: translated({
    label: 'Pages vérifiées, technologies et outils',
    help: 'Les pages que l’audit a lues, ce dont le site est fait, les navigateurs, lecteurs d’écran et outils employés.',
    ...written,
  }),
  accessibilitePlan: translated({
    label: 'Schéma pluriannuel et plan d’actions',
    help: 'Ce qui est prévu pour rendre vos sites accessibles, avec un lien vers le schéma et vers le plan de l’année.',
    ...written,
  }),
  accessibiliteLe: date({ label: 'Déclaration établie le', help: 'Demandé dès qu’un état est déclaré.', ...declared }),
  accessibiliteOrganisme: text({
    label: 'Organisme responsable',
    help: 'Vide\u00a0: le nom de l’entité.',
    ...declared,
    longest: 200,
  }),
  accessibiliteContact: email({
    label: 'E-mail pour signaler un défaut',
    help: 'Demandé dès qu’un état est déclaré, à moins d’un téléphone ou d’une adresse.',
    ...declared,
  }),
  accessibiliteAutreContact: text({
    label: 'Téléphone ou adresse postale',
    placeholder: '04 00 00 00 00, 1 place du Marché',
    ...declared,
    longest: 300,
  }),
};
