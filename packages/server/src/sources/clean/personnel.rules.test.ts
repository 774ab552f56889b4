import { describe, expect, it } from 'vitest';
import { seemsPersonnel } from './personnel.rules.ts';

describe('the name of a field', () => {
  it.each([
    'Responsable',
    'NomDuResponsable',
    'Nom du directeur',
    'TelResponsable',
    'responsable_nom',
    'Remarque interne',
    'NOM_DIRECTEUR',
    'CONTACT_NOM',
    'GERANT',
    'DATE_NAISSANCE',
  ])('tells of people: %s', (champ) => expect(seemsPersonnel(champ)).toBe(true));

  it.each([
    'Site Internet',
    'TourismeResponsable',
    'Achats responsables',
    'NomDuParking',
    'Nom du lieu',
    'Responsabilité sociale',
    'NOM_CLIENTELE',
  ])('tells of no one: %s', (champ) => expect(seemsPersonnel(champ)).toBe(false));
});
