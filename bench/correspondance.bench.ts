import {
  communesDEssai,
  confirmeeOf,
  type Mesure,
  mesureDe,
  mesureOf,
} from '../packages/server/src/sources/testing/locataires/mesure.ts';
import { tableurOf } from '../packages/server/src/sources/testing/locataires/tableurs.ts';

/** How many fields of unknown tenants are suggested the right target. */
const TENANTS = Number(process.env.LOCATAIRES ?? 200);
const communes = communesDEssai();

/** The tenants of one vendor, whose field names mean nothing: the first one was mapped by people. */
const FOURNISSEUR = 42;

function measure(inconnus: number, detail: boolean, fournisseur?: number): void {
  const options = { fiches: 60, inconnus, ...(fournisseur === undefined ? {} : { fournisseur }) };
  const earlier = fournisseur === undefined ? [] : [confirmeeOf(0, communes, options)];
  const titre = `noms qui ne disent rien ${Math.round(inconnus * 100)} %${fournisseur === undefined ? '' : ', un client du même éditeur déjà relié'}`;
  report(titre, detail, (graine) => mesureOf(graine, communes, { ...options, earlier }));
}

function report(titre: string, detail: boolean, mesurer: (graine: number) => Mesure): void {
  const totals = { champs: 0, justes: 0, faux: 0, manques: 0 };
  const errors = new Map<string, { fois: number; exemple: string }>();
  for (let graine = 1; graine <= TENANTS; graine += 1) {
    const { erreurs, ...mesure } = mesurer(graine);
    for (const key of ['champs', 'justes', 'faux', 'manques'] as const) totals[key] += mesure[key];
    for (const { champ, fait, cible, exemple } of erreurs) {
      const key = `${fait} → ${cible}`;
      errors.set(key, { fois: (errors.get(key)?.fois ?? 0) + 1, exemple: `${champ} = ${exemple}` });
    }
  }
  const percent = (count: number) => `${((100 * count) / totals.champs).toFixed(1)} %`;
  console.log(
    `${titre} · ${totals.champs} champs · justes ${percent(totals.justes)} · faux ${percent(totals.faux)} · manqués ${percent(totals.manques)}`,
  );
  if (!detail) return;
  for (const [key, { fois, exemple }] of [...errors].sort((a, b) => b[1].fois - a[1].fois).slice(0, 25))
    console.log(`  ${String(fois).padStart(4)}  ${key.padEnd(40)} ${exemple}`);
}

measure(0, false);
measure(0.3, true);
measure(1, process.argv.includes('--detail'));
measure(1, false, FOURNISSEUR);
report('tableurs et données ouvertes', true, (graine) => mesureDe(tableurOf(graine, communes, 40)));
