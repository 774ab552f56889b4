import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

type SecretKind =
  | 'refresh'
  | 'lien'
  | 'mot-de-passe'
  | 'cle-api'
  | 'partage'
  | 'rapport'
  | 'correction'
  | 'ecran'
  | 'appairage'
  | 'voyage'
  | 'etape'
  | 'appareil'
  | 'jeton-api'
  | 'calendrier';

/** A secret of 256 random bits, for links and headers. Its prefix is its kind: no kind serves as another. */
export function createSecret(kind: SecretKind): string {
  return `${kind}.${randomBytes(32).toString('base64url')}`;
}

export function isSecret(kind: SecretKind, text: string): boolean {
  return text.startsWith(`${kind}.`);
}

/** The digest of a secret, all that the database keeps. A plain one is enough: no secret can be guessed. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/** Encrypts a secret so that only the owner of `holder` can read it. */
export function seal(secret: string, holder: string): Buffer {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(holder, 'seal'), iv);
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function unseal(sealed: Buffer, holder: string): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(holder, 'seal'), sealed.subarray(0, IV_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  return Buffer.concat([decipher.update(sealed.subarray(IV_LENGTH, -TAG_LENGTH)), decipher.final()]).toString('utf8');
}
