import { isDeepStrictEqual } from 'node:util';
import { type FieldError, type Site, site } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { hoteDe } from '../../publication/web/adresses/hotes.rules.ts';
import { domainesDeLaLignee } from '../domaine.repository.ts';
import { quiExclut } from '../domaine.rules.ts';
import { fautesDeLaDeclaration } from './site.accessibilite.rules.ts';
import { fautesDeMesure } from './site.mesure.rules.ts';
import { siteDuDomaine } from './unicite.repository.ts';

/** Rules of saving: domains belong to one site, the default language is spoken, redirections lead somewhere. */
const hooks: Hooks<typeof site> = {
  beforeSave: async ({ tx }, { before, after, changes }) => {
    const errors: FieldError[] = [];
    if (changes.code !== undefined && isReserved(changes.code))
      errors.push({
        path: 'code',
        message: 'Ce code est réservé aux adresses de Bridge\u00a0: choisissez-en un autre.',
      });
    if ('langues' in changes || 'langueParDefaut' in changes) {
      if (!after.langues.includes(after.langueParDefaut))
        errors.push({ path: 'langueParDefaut', message: 'Choisissez une des langues du site.' });
    }
    errors.push(
      ...fautesDeLaDeclaration(after),
      ...fautesDeMesure(after),
      ...fautesDesRedirections(changes.redirections ?? []),
    );
    const isMoved = changes.entiteId !== undefined && changes.entiteId !== before?.entiteId;
    const domaines = changes.domaines ?? (isMoved ? after.domaines : []);
    const hosts = domaines.map(({ domaine }) => hoteDe(domaine));
    const had = before?.domaines.map(({ domaine }) => domaine);
    // Present domains stay: a site whose entity lost domains must comply only when they change.
    const lignee = !isMoved && isDeepStrictEqual(hosts, had) ? [] : await domainesDeLaLignee(tx, after.entiteId);
    for (const [rang, host] of hosts.entries()) {
      const path = `domaines.${rang}.domaine`;
      const allowed = host === null ? undefined : quiExclut(host, lignee);
      if (host === null) errors.push({ path, message: 'Nom de domaine, par exemple www.exemple.fr.' });
      else if (hosts.indexOf(host) !== rang) errors.push({ path, message: 'Ce domaine figure deux fois.' });
      else if (await siteDuDomaine(tx, host, before?.id ?? 0))
        errors.push({ path, message: 'Ce domaine est déjà celui d’un autre site.' });
      else if (allowed !== undefined)
        errors.push({
          path,
          message: `Les sites de cette entité prennent un domaine parmi ${allowed.join(', ')}, ou un de leurs sous-domaines.`,
        });
    }
    refuse(errors);
    return changes.domaines && { domaines: hosts.flatMap((domaine) => (domaine === null ? [] : [{ domaine }])) };
  },
};

export default describe(site, { hooks });

/** The codes of addresses that the product itself answers. */
const RESERVES: ReadonlySet<string> = new Set(['api', 'photos', 'apidae', 'demonstration']);
const isReserved = (code: string) => RESERVES.has(code.toLowerCase()) || code.startsWith('_');

const ADRESSE = /^\/(?![/\\])[^\s\\]*$/;

function fautesDesRedirections(redirections: Site['redirections']): FieldError[] {
  return redirections.flatMap(({ de, statut, vers }, rang) => {
    const at = (champ: string, message: string) => [{ path: `redirections.${rang}.${champ}`, message }];
    if (!ADRESSE.test(de)) return at('de', 'Une adresse du site\u00a0: elle commence par /.');
    if (redirections.findIndex((other) => other.de === de) !== rang) return at('de', 'Cette adresse figure deux fois.');
    if (statut === '410') return [];
    if (vers === '') return at('vers', 'Indiquez où mène cette adresse.');
    const leads = ADRESSE.test(vers) || (/^https?:\/\//i.test(vers) && URL.canParse(vers));
    if (!leads) return at('vers', 'Une adresse du site, qui commence par /, ou une adresse complète en https://.');
    return vers === de ? at('vers', 'Cette adresse mène à elle-même.') : [];
  });
}
