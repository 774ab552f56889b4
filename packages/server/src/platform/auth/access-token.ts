import { BridgeError, type Claims, claimsSchema } from '@bridge/contract';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { deriveKey } from './secret.ts';

export const ACCESS_TOKEN_LIFE = 15 * 60;

/** The least length of the secret: a shorter one could be guessed, and with it every token. */
export const SHORTEST_SECRET = 32;

/** How many tokens are remembered: a person who works sends the same one with each call. */
const MOST_KNOWN = 2_000;
const ISSUER = 'bridge';
const AUDIENCE = 'bridge-console';
const TYPE = 'at+jwt';

const verifiedSchema = claimsSchema.extend({ sub: z.string(), sid: z.uuid() });
export type VerifiedClaims = z.output<typeof verifiedSchema>;

export interface AccessTokens {
  sign(claims: Omit<Claims, 'exp'> & { sub: string; sid: string }): Promise<string>;
  /** Throws the 401 of spec §8 that says what is wrong with the token. */
  verify(token: string, options?: { evenExpired?: boolean }): Promise<VerifiedClaims>;
}

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  if (secret.length < SHORTEST_SECRET)
    throw new Error(`The secret of the instance needs ${SHORTEST_SECRET} characters`);
  // The key is imported once: given its bytes, the library would import it for each token.
  const key = crypto.subtle.importKey(
    'raw',
    deriveKey(secret, 'access-token'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const known = new Map<string, VerifiedClaims>();

  /** The claims of a token, expired or not. Its signature is checked once. */
  const claimsOf = async (token: string): Promise<VerifiedClaims> => {
    const { payload } = await jwtVerify(token, await key, {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      // Long before any token was issued, none has expired.
      currentDate: new Date(0),
    });
    const claims = verifiedSchema.parse(payload);
    known.set(token, claims);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return claims;
  };

  return {
    async sign(claims) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE)
        .sign(await key);
    },
    async verify(token, { evenExpired = false } = {}) {
      const claims =
        known.get(token) ??
        (await claimsOf(token).catch(() => {
          throw new BridgeError('tokenInvalid');
        }));
      if (!evenExpired && claims.exp <= Math.floor(clock.now().getTime() / 1000)) throw new BridgeError('tokenExpired');
      return claims;
    },
  };
}
