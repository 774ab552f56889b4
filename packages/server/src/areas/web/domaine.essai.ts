import type { DomaineEssaye, Site } from '@bridge/contract';
import { OutsideError } from '../../platform/net/outside.error.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { SERVI } from '../../publication/web/adresses/servi.ts';

/** Limits in milliseconds, since a person waits. */
const LIMITS = { firstByte: 8_000, silence: 5_000, whole: 15_000 };
const LARGEST = 512 * 1024;

interface Essai {
  readonly site: Pick<Site, 'code' | 'type'>;
  readonly read: Outside['read'];
  /** The host that domains of Bridge's sites must lead to; null when this server has no public address. */
  readonly hote: string | null;
}

const SANS_ADRESSE =
  'Ce serveur n’a pas d’adresse publique (PUBLIC_URL)\u00a0: aucun site n’y a de domaine à lui. Demandez-la à qui le tient.';

/** What answers at a domain: nothing, another server, or the pages of the site. */
export async function tryDomaine({ site, read, hote }: Essai, domaine: string): Promise<DomaineEssaye> {
  if (site.type === 'heberge' && hote === null) return { domaine, etat: 'echec', message: SANS_ADRESSE };
  const call = { largest: LARGEST, limits: LIMITS, accept: () => true };
  try {
    const { headers } = await read({ url: `https://${domaine}/robots.txt` }, call);
    if (headers[SERVI] === site.code) return { domaine, etat: 'ici', message: 'Mène aux pages de ce site.' };
    if (site.type !== 'heberge') return { domaine, etat: 'repond', message: 'Répond, avec un certificat valable.' };
    const message = `Répond, mais un autre serveur le tient. Chez qui gère ce nom, faites-le mener à ${hote} (enregistrement CNAME, ou A vers son adresse IP).`;
    return { domaine, etat: 'ailleurs', message };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { domaine, etat: 'echec', message: whyNot(error, site.type === 'heberge' ? hote : null) };
  }
}

function whyNot({ kind, detail }: OutsideError, hote: string | null): string {
  switch (kind) {
    case 'dns':
      return hote === null
        ? 'Ce nom n’existe pas, ou pas encore. Vérifiez-le.'
        : `Ce nom ne mène nulle part. Chez qui le gère, faites-le mener à ${hote} (enregistrement CNAME, ou A vers son adresse IP). Compter quelques heures pour que ce soit connu partout.`;
    case 'tls':
      return detail === 'CERT_HAS_EXPIRED'
        ? 'Son certificat a expiré. Faites-le renouveler par qui tient le serveur.'
        : 'Son certificat n’est pas pour ce nom. Faites-en établir un par qui tient le serveur.';
    case 'refused-address':
      return 'Ce nom mène à un réseau privé\u00a0: les visiteurs n’y arriveraient pas.';
    case 'connect':
    case 'timeout':
      return 'Ce nom existe, mais son serveur n’accepte pas les connexions en https. Vérifiez qu’il est en marche et que son port 443 est ouvert.';
    case 'redirect':
      return 'Ce nom renvoie à une autre adresse, ou sans chiffrement. Déclarez plutôt celle où il renvoie.';
    default:
      return 'Ce qui répond à ce nom n’a pas pu être lu. Réessayez dans quelques minutes.';
  }
}
