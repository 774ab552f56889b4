import { describe, expect, it } from 'vitest';
import { isPage } from '../../catalogue/url.rules.ts';
import { animauxOfWords } from './animaux.words.ts';
import { langueParlee } from './langue.words.ts';
import { modeOfWords } from './tarif.words.ts';
import { typeBridgeOfWords } from './type-bridge.words.ts';

describe('whether one pays', () => {
  it.each([
    ['Visite libre, 5 €', 'payant'],
    ['Visite libre', null],
    ['Visite libre ou guidée', null],
    ['Nage libre', null],
    ['Libre', 'libre'],
    ['Accès libre', 'libre'],
    ['Libre accès', 'libre'],
    ['L’entrée est libre', 'libre'],
    ['Accès libre et gratuit', 'libre'],
    ['Entrée libre, animations payantes', 'libre'],
    ['Entrée libre, 2 € de consigne', 'payant'],
    ['Visite libre et gratuite', 'gratuit'],
    ['Gratuit', 'gratuit'],
    ['Gratuit, visite guidée 5 €', 'payant'],
    ['Prix libre', 'participation'],
    ['Participation libre, 5 € conseillés', 'participation'],
    ['Participation aux frais : 5 €', 'payant'],
    ['Participation gratuite', 'gratuit'],
    ['Inscription gratuite sur demande', 'gratuit'],
    ['Tarifs sur demande', 'non-communique'],
    ['Visite sur demande, 4 €', 'payant'],
    ['Gratuit : non', 'payant'],
    ['Payant : non', 'gratuit'],
    ['Non payant', 'gratuit'],
    ['Parking gratuit', null],
    ['Entrée gratuite, parking payant', 'gratuit'],
    ['Accès libre, stationnement payant', 'libre'],
    ['Tarif : 0 €', 'gratuit'],
    ['Sans tarif', null],
    ['Tarif unique', 'payant'],
    ['Gratuit pour les moins de 12 ans', null],
    ['Tarif réduit, gratuit -12 ans', 'payant'],
    ['Semaine : 1 000 €', 'payant'],
    ['À partir de 2\u00a0000\u00a0€', 'payant'],
    ['1\u202f000 € la semaine', 'payant'],
    ['1.000 EUR', 'payant'],
    ['5,– CHF', 'payant'],
    ['0,50 €', 'payant'],
    ['€ 5', 'payant'],
    ['0,00 euros', 'gratuit'],
    ['Tarif enfant 0 €, adulte 8 EUR', 'payant'],
    ['Moins de 6 ans 0 €', null],
    ['Taxe de séjour : 0 €', null],
    ['Moins de 12 ans : gratuit', null],
    ['Enfants gratuit', null],
    ['Premier dimanche du mois : gratuit', null],
    ['Gratuit avec le City Pass', null],
    ['Gratuit avec inscription', 'gratuit'],
    ['Gratuit sur présentation du pass', null],
    ['Gratuit (sauf expositions)', null],
    ['Gratuit tous les jours', 'gratuit'],
    ['Gratuit tous les jours sauf le dimanche', null],
    ['Gratuit pour tous les enfants', null],
    ['Gratuit pour tous les publics', 'gratuit'],
    ['Gratuit, réservé aux adhérents', null],
    ['Gratuit en hiver', null],
    ['Annulation gratuite', null],
    ['Non payant pour les enfants', null],
    ['N’est plus gratuit', 'payant'],
    ['Gratuit ou payant', null],
    ['Entrée gratuite, animations payantes', null],
    ['Entrée libre pour les moins de 18 ans', null],
    ['Entrée libre sous réserve des places disponibles', 'libre'],
    ['Entrée libre pour tous', 'libre'],
    ['Accès libre 24h/24', 'libre'],
    ['Accès libre à la plage', 'libre'],
    ['Pas d’accès libre', null],
    ['Wifi en accès libre', null],
    ['Tarif : libre accès', 'libre'],
    ['Participation aux frais libre', 'participation'],
    ['Sans participation', null],
    ['Visite sur demande', null],
    ['Free parking', null],
  ])('is said by the whole of the words: %s', (texte, mode) => {
    expect(modeOfWords(texte)).toBe(mode);
  });
});

describe('whether animals are accepted', () => {
  it.each([
    ['Animaux acceptés', true],
    ['Acceptés, pas de supplément', true],
    ['Acceptés, interdits dans la piscine', true],
    ['Admis non tenus en laisse', true],
    ['Avec supplément (5 €)', true],
    ['Payant', true],
    ['Oui, petits chiens', true],
    ['Animaux non admis', false],
    ['Les chiens ne sont pas acceptés', false],
    ['Animaux acceptés : non', false],
    ['Interdits sauf chiens guides, admis', false],
    ['Pas d’animaux', false],
    ['Non, désolé', false],
    ['Nous consulter', null],
    ['Petits chiens', null],
    ['N’accepte pas les animaux', false],
    ['Nous n’acceptons plus les animaux', false],
    ['Ni chiens ni chats ne sont acceptés', false],
    ['Les animaux ne peuvent être acceptés', false],
    ['Ne sont acceptés que tenus en laisse', true],
    ['Nous n’acceptons qu’un petit chien', true],
    ['Oui, mais interdits dans la piscine', true],
    ['Animaux interdits dans l’établissement', false],
    ['Interdit aux animaux', false],
    ['Animaux interdits dans la piscine', null],
    ['Pas d’animaux dans les chambres', null],
    ['Nous n’acceptons pas les animaux en été', null],
    ['Il est interdit de nourrir les animaux', null],
    ['Chiens de 1ère et 2e catégories interdits', null],
    ['Chiens non tenus en laisse interdits', null],
    ['Chiens interdits, chats acceptés', null],
    ['Les animaux ne sont pas interdits', null],
    ['Animaux acceptés : nous consulter', null],
    ['Animaux acceptés : non précisé', null],
    ['Avec l’accord du propriétaire', null],
    ['Sur autorisation', null],
    ['Seuls les chiens guides sont acceptés', null],
    ['Chevaux acceptés', null],
    ['Bienvenue chez nous', null],
    ['Gardiennage payant à proximité', null],
    ['Non tenus en laisse', null],
  ])('is said first, before its exceptions: %s', (texte, accepte) => {
    expect(animauxOfWords(texte)).toBe(accepte);
  });
});

describe('what something is', () => {
  it.each([
    ['Location de vacances', 'location'],
    ['Location de vélos', 'activite'],
    ['Location de voiture', 'transport'],
    ['Gîte rural', 'location'],
    ['Hôtel de ville', undefined],
    ['Hôtel restaurant', 'hotel'],
    ['Salle des fêtes', 'equipement'],
    ['Salle de concert', 'equipement'],
    ['Fête du village', 'evenement'],
    ['Parcours aventure', 'activite'],
    ['Parcours de découverte', 'itineraire'],
    ['Circuit automobile', undefined],
    ['Circuit pédestre', 'itineraire'],
    ['Minibar', undefined],
    ['Bar à vins', 'restaurant'],
  ])('is said by more than a word that others share: %s', (libelle, type) => {
    expect(typeBridgeOfWords(libelle)).toBe(type);
  });
});

it.each([
  ['Anglais', 'en'],
  ['en', 'en'],
  ['Néerlandais', 'nl'],
  ['Langue des signes', 'Langue des signes'],
])('a language is its code where it is known: %s', (texte, code) => {
  expect(langueParlee(texte, undefined)).toBe(code);
});

it.each([
  ['https://exemple.fr/album-photos_10445.html', true],
  ['https://exemple.fr/album.htm?p=1', true],
  ['https://exemple.fr/photo.jpg?page=a.html', false],
  ['https://exemple.fr/photo.php', false],
])('a page is no photo: %s', (url, page) => {
  expect(isPage(url)).toBe(page);
});
