import { expect, it } from 'vitest';
import { saisieServeurCourriel } from './serveur-courriel.endpoints.ts';

const saisie = { port: 587, securite: 'starttls', utilisateur: '', expediteur: 'bridge@exemple.fr' };
const takes = (hote: string) => saisieServeurCourriel?.safeParse({ ...saisie, hote }).success;

it.each(['mail.exemple.fr', 'MAIL', 'smtp-1.exemple.fr', '192.0.2.25', '[2001:db8::25]', ' mail.exemple.fr '])(
  'a mail server may be %s',
  (hote) => expect(takes(hote)).toBe(true),
);

it.each([
  ...[
    '',
    'mail.exemple.fr:587',
    '::1',
    '[',
    '[::1',
    '[::1]:25',
    '[::g]',
    'smtp://mail.exemple.fr',
    'mail.exemple.fr/x',
  ],
  ...[
    'mail exemple',
    'mail..fr',
    '.fr',
    '-x.fr',
    'x-.fr',
    'a@b.fr',
    '192.0.2.300',
    '127.1',
    '0x7f.0.0.1',
    'x?y',
    'x#y',
  ],
])('%s is no host', (hote) => expect(takes(hote)).toBe(false));
