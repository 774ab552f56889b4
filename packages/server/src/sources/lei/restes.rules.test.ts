import { documentSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../reading/xml/xml-parse.ts';
import type { FluxLeiOuvert } from './flux.ts';
import { interpretLei } from './interpretation.ts';
import { fluxLei } from './testing.ts';

/** A product with these columns, in the words of the catalogue. */
function understood(colonnes: string, flux: Partial<FluxLeiOuvert> = {}) {
  const noeud = parseXml(`<sit_liste><PRODUIT>1</PRODUIT><NOM>Auberge</NOM>${colonnes}</sit_liste>`);
  const { document, avertissements } = interpretLei(fluxLei(flux), noeud, {});
  documentSchema.parse(document);
  const faits = Object.fromEntries(
    document.criteres.map(({ critere, texte, modalite }) => [critere.code, texte ?? modalite?.code]),
  );
  const textes = Object.fromEntries(document.textes.map(({ sujet, corps }) => [sujet.code, corps.fr]));
  return { document, avertissements, faits, textes };
}

describe('what a product of LEI says that has no place of its own', () => {
  it('is a fact, whatever its column is called', () => {
    const { document, faits, textes } = understood(
      `<ADRPROD_CP>67000</ADRPROD_CP><ADRPROD_CEDEX>67001 CEDEX</ADRPROD_CEDEX><ADRPROD_MOBILE>06 00 00 00 01</ADRPROD_MOBILE>
       <ADRPROD_TEL3>03 88 00 00 03</ADRPROD_TEL3><ADRPROD_URL>un.exemple.fr</ADRPROD_URL><ADRPROD_URL2>deux.exemple.fr</ADRPROD_URL2>
       <COMMENTAIREL3>Troisième texte</COMMENTAIREL3><DOCUMENTATIONF>Sur demande</DOCUMENTATIONF>
       <SITE_INTERNET>www.exemple.fr</SITE_INTERNET><ACCES_INTERNET>Wifi</ACCES_INTERNET>`,
    );
    expect(faits).toEqual({
      ADRPROD_CEDEX: '67001 CEDEX',
      DOCUMENTATIONF: 'Sur demande',
      SITE_INTERNET: 'www.exemple.fr',
      ACCES_INTERNET: 'Wifi',
    });
    expect(textes).toEqual({ COMMENTAIREL3: 'Troisième texte' });
    expect(document.contacts.map(({ genre, valeur }) => [genre, valeur])).toEqual([
      ['telephone', '03 88 00 00 03'],
      ['mobile', '06 00 00 00 01'],
      ['site', 'http://un.exemple.fr'],
      ['site', 'http://deux.exemple.fr'],
    ]);
  });

  it('stays private where it is the office’s own', () => {
    const { document } = understood(
      '<COMMENTAIREINTERNE>secret</COMMENTAIREINTERNE><NOTE_INTERNE_2>secret</NOTE_INTERNE_2><SUIVI><RESPONSABLE>secret</RESPONSABLE><PREST_NOM>secret</PREST_NOM></SUIVI><ADRPROD_PRENOM>secret</ADRPROD_PRENOM>',
    );
    expect(JSON.stringify(document)).not.toContain('secret');
  });

  it('stays private where its column tells of people, or it tells how somebody is reached, and is told without its words', () => {
    const { document, avertissements } = understood(
      `<GERANT>Secret</GERANT><NOM_DIRECTEUR>Secret</NOM_DIRECTEUR><CONTACT><NOM>Secret</NOM></CONTACT><DATE_NAISSANCE>Secret</DATE_NAISSANCE>
       <SIGNATAIRE>Secret</SIGNATAIRE><AVIS_CONFIDENTIEL>Secret</AVIS_CONFIDENTIEL><EXPLOITANT role="Secret">Secret</EXPLOITANT>
       <SUIVI>secret@exemple.fr</SUIVI><ASTREINTE>Secret, 06 00 00 00 01</ASTREINTE><COMMENTAIREL3>Sur réservation au 03 88 00 00 03</COMMENTAIREL3>`,
    );
    expect(JSON.stringify({ document, avertissements })).not.toMatch(/secret/i);
    expect(JSON.stringify(document)).not.toContain('06 00');
    expect(JSON.stringify(document)).toContain('03 88 00 00 03');
    expect(avertissements.map(({ chemin }) => chemin)).toEqual([
      'GERANT',
      'NOM_DIRECTEUR',
      'CONTACT.NOM',
      'DATE_NAISSANCE',
      'SIGNATAIRE',
      'AVIS_CONFIDENTIEL',
      'EXPLOITANT',
      'EXPLOITANT.ROLE',
      'SUIVI',
      'ASTREINTE',
    ]);
  });

  it('is kept of what stands inside a column, of its attributes and of a column that comes twice', () => {
    const { faits } = understood(
      `<PHOTOS><PHOTO credit="OT">https://photos.exemple.fr/1.jpg</PHOTO></PHOTOS><DATMAJ fmt="DD/MM/YYYY">01/01/2026</DATMAJ>
       <LATITUDE>48,1</LATITUDE><LONGITUDE>7,1</LONGITUDE><NOM>Autre enseigne</NOM><NOM>Auberge</NOM>`,
    );
    expect(faits).toEqual({
      'PHOTOS.PHOTO': 'https://photos.exemple.fr/1.jpg',
      'PHOTOS.PHOTO.CREDIT': 'OT',
      NOM: 'Autre enseigne',
    });
  });

  it('is kept of hours written in a way that nobody knows', () => {
    const { document, faits } = understood(
      `<HORAIRES><Semaine><Jour>Lundi</Jour></Semaine><Horaire><DATE_DEBUT>01/06/2026</DATE_DEBUT><TRANCHE>9 h - 12 h</TRANCHE></Horaire></HORAIRES>`,
    );
    expect(faits).toEqual({ 'HORAIRES.SEMAINE.JOUR': 'Lundi' });
    expect(document.ouverture.periodes).toMatchObject([
      { du: '2026-06-01', note: { fr: 'Tranche\u00a0: 9 h - 12 h' } },
    ]);
  });

  it('is kept of a caption and a credit whose photo did not come, and of a criterion without its id', () => {
    const { faits, textes } = understood(
      '<CRITERES><Crit CLEF_CRITERE="501" CLEF_MODA="0">© Studio</Crit><Crit CLEF_MODA="3">Piscine</Crit></CRITERES>',
      {
        roles: [
          { critere: '500', role: 'photo' },
          { critere: '501', role: 'credit', paire: '500' },
        ],
      },
    );
    expect(textes).toEqual({ '501': '© Studio' });
    expect(faits).toMatchObject({ 'CRITERES.CRIT': 'Piscine' });
  });
});

describe('the days of a slot of LEI', () => {
  const heure = (jours: string) =>
    understood(
      `<HORAIRES><Horaire><HEURES><Heure><HEURE_DEBUT>10:00</HEURE_DEBUT>${jours}</Heure></HEURES></Horaire></HORAIRES>`,
    ).document.ouverture.periodes[0];

  it.each(['O', 'oui', '1', 'X', 'true'])('are those that say « %s »', (oui) => {
    expect(heure(`<LUNDI>${oui}</LUNDI><MARDI>N</MARDI><MERCREDI>0</MERCREDI>`)).toMatchObject({
      regle: 'hebdomadaire',
      jours: ['lundi'],
      creneaux: [{ jours: ['lundi'], ouvre: '10:00' }],
    });
  });

  it('are those that say something else too, which is kept', () => {
    expect(heure('<JEUDI>Le matin</JEUDI><VENDREDI>non</VENDREDI>')).toMatchObject({
      jours: ['jeudi'],
      note: { fr: 'Jeudi\u00a0: Le matin' },
    });
  });
});
