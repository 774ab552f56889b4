import type { Page } from '@playwright/test';

/** A picture of the manual: its page, and the steps before. */
export interface Picture {
  /** The name of its file, without the ending. */
  readonly nom: string;
  /** An address of the console, or a resource whose record is opened. */
  readonly at: string | { readonly record: string; readonly q?: string };
  readonly prepare?: (page: Page) => Promise<void>;
}

export const PICTURES: readonly Picture[] = [
  { nom: 'accueil', at: '/guide/index' },
  { nom: 'liste', at: '/selections/list' },
  { nom: 'calendrier', at: '/calendrier/index' },
  { nom: 'catalogue', at: '/catalogue/list' },
  { nom: 'qualite', at: '/catalogue/qualite' },
  { nom: 'flux', at: { record: '/administration/tourinsoft-v3/flux' } },
  {
    nom: 'correspondance',
    at: { record: '/administration/tourinsoft-v3/mapping' },
    prepare: (page) =>
      page.getByRole('region', { name: 'Champs du flux' }).evaluate((fields) => {
        window.scrollTo(0, fields.getBoundingClientRect().top + window.scrollY - 150);
      }),
  },
  { nom: 'selection', at: { record: '/selections' } },
  { nom: 'scoring', at: { record: '/tris/scoring' } },
  { nom: 'bloc', at: { record: '/blocs', q: 'horaires' } },
  {
    nom: 'parcours',
    at: '/web/listes/create',
    prepare: async (page) => {
      for (let step = 0; step < 2; step += 1) {
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: 'Continuer' }).click();
      }
    },
  },
  { nom: 'liste-web', at: { record: '/web/listes' } },
  {
    nom: 'fiche',
    at: { record: '/web/fiches' },
    prepare: (page) =>
      page.getByText('Nom de l’objet', { exact: true }).evaluate((top) => {
        window.scrollTo(0, top.getBoundingClientRect().top + window.scrollY - 150);
      }),
  },
  { nom: 'moteur', at: { record: '/web/moteurs' } },
  { nom: 'mediatheque', at: '/mediatheque/list' },
  { nom: 'modele-edition', at: { record: '/editions/modeles' } },
  { nom: 'planification', at: { record: '/editions/planifications' } },
  { nom: 'diaporama', at: { record: '/display/diaporamas' } },
  { nom: 'ecrans', at: '/display/ecrans/list' },
  { nom: 'annonce', at: { record: '/annonces/annonce' } },
  { nom: 'espace', at: { record: '/annonces/space' } },
  { nom: 'traductions', at: '/reglages/traductions' },
  { nom: 'compte', at: '/profile/index' },
  { nom: 'parametres', at: '/reglages/parametres' },
  { nom: 'gestion', at: '/superadmin/gestion' },
];
