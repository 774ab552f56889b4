import type { z } from 'zod';
import { choice, json, number, refs, text, translated } from '../../kernel/fields/fields.ts';
import { nameOfRef } from '../../kernel/fields/ref.ts';
import { isUrl } from '../../kernel/fields/validators.ts';
import { variant, variants } from '../../kernel/fields/variants.ts';
import { adressesSchema } from './adresses.schemas.ts';

const PROTOCOLES = [
  { value: 'sftp', label: 'SFTP' },
  { value: 'ftps', label: 'FTPS' },
  { value: 'ftp', label: 'FTP, sans chiffrement' },
] as const;

/** The file of a document that an e-mail brings. */
const FICHIERS_JOINTS = [
  { value: 'lecture', label: 'Le PDF pour l’écran' },
  { value: 'impression', label: 'Le PDF de l’imprimeur' },
] as const;

const SERVEUR = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const HTTPS = 'https://';

/** The places that the files of an edition are sent to. Passwords are kept apart, and never read back. */
export const diffusions = variants(
  'genre',
  {
    courriel: variant({
      label: 'E-mail',
      fields: {
        destinataires: json(adressesSchema, {
          label: 'Destinataires',
          help: 'Une adresse par ligne.',
          widget: 'destinataires',
          words: (adresses) => adresses,
          initial: [],
        }),
        listes: refs({
          label: 'Listes de destinataires',
          help: 'Qui figure deux fois ne reçoit qu’un message.',
          to: 'listeDestinataires',
          most: 20,
        }),
        fichier: choice(FICHIERS_JOINTS, { label: 'Fichier joint', required: true, initial: 'lecture' }),
        objet: translated({ label: 'Objet', help: 'Vide\u00a0: le titre du document.', longest: 200 }),
        message: translated({ label: 'Message', of: 'longText', longest: 5_000 }),
      },
      title: () => 'E-mail',
      sentence: ({ destinataires: [first = '', ...others], listes }, names) =>
        [
          ...listes.map((liste) => nameOfRef(liste, names) ?? ''),
          others.length === 0 ? first : `${first} et ${others.length} autre${others.length > 1 ? 's' : ''}`,
        ]
          .filter(Boolean)
          .join(', '),
      check: ({ destinataires, listes }, refuse) => {
        if (destinataires.length + listes.length === 0)
          refuse('destinataires', 'Indiquez au moins une adresse, ou une liste.');
      },
    }),
    depot: variant({
      label: 'Dépôt SFTP ou FTP',
      help: 'Le mot de passe se donne plus bas, sous «\u00a0Avancé\u00a0»\u00a0: il n’est jamais relu.',
      fields: {
        protocole: choice(PROTOCOLES, { label: 'Protocole', required: true, initial: 'sftp' }),
        port: number({ label: 'Port', required: true, initial: 22, min: 1, max: 65_535, integer: true, beside: true }),
        hote: text({ label: 'Serveur', placeholder: 'sftp.exemple.fr', required: true, longest: 253 }),
        utilisateur: text({ label: 'Identifiant', required: true, longest: 100 }),
        dossier: text({ label: 'Dossier', longest: 300, beside: true }),
      },
      title: () => 'Dépôt SFTP ou FTP',
      sentence: ({ protocole, hote, dossier }) => (hote === '' ? '' : `${protocole}://${hote}/${dossier}`),
      check: ({ hote }, refuse) => {
        if (!SERVEUR.test(hote)) refuse('hote', 'Un nom de serveur comme sftp.exemple.fr.');
      },
    }),
    webhook: variant({
      label: 'Appel d’une adresse (webhook)',
      fields: {
        url: text({
          label: 'Adresse appelée',
          help: 'Elle reçoit l’adresse des fichiers, en JSON, signée par la clé donnée plus bas, sous «\u00a0Avancé\u00a0».',
          required: true,
          initial: HTTPS,
          longest: 2_000,
        }),
      },
      title: () => 'Appel d’une adresse (webhook)',
      sentence: ({ url }) => (url === HTTPS ? '' : url),
      check: ({ url }, refuse) => {
        if (!isUrl(url) || !url.startsWith(HTTPS)) refuse('url', 'Une adresse complète qui commence par https://.');
      },
    }),
    adresse: variant({
      label: 'Adresse permanente',
      help: 'Une adresse et un QR code qui ne changent pas et donnent toujours la dernière version.',
      fields: {},
      title: () => 'Adresse permanente',
      sentence: () => 'Toujours la dernière version',
    }),
    mediatheque: variant({
      label: 'Dossier de la médiathèque',
      help: 'Chaque parution remplace le fichier de la précédente\u00a0: les liens restent.',
      fields: { dossier: text({ label: 'Dossier', initial: 'Éditions', longest: 200 }) },
      title: () => 'Dossier de la médiathèque',
      sentence: ({ dossier }) => dossier,
    }),
  },
  {
    label: 'Destinations',
    group: 'envois',
    // Addresses of people, of servers and of webhooks.
    ownOnly: true,
    most: 20,
    words: { noun: { one: 'Envoi', many: 'Envois' }, byPlace: true, add: 'Ajouter une destination' },
    checkAll: (envois, refuse) => {
      const isTwice = (genre: Diffusion['genre']) => envois.filter((one) => one.genre === genre).length > 1;
      // A planification has one password.
      if (isTwice('depot')) refuse([], 'Un seul dépôt par planification\u00a0: faites-en une autre pour le second.');
      if (isTwice('adresse')) refuse([], 'L’adresse permanente ne figure qu’une fois.');
    },
  },
);

export type Diffusion = z.output<(typeof diffusions)['itemSchema']>;
