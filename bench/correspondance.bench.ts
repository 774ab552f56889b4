import { communesDEssai, mesureOf } from '../packages/server/src/sources/testing/locataires/mesure.ts';

/** How many fields of tenants that nobody has seen the suggestion sends where they belong. */
const TENANTS = Number(process.env.LOCATAIRES ?? 200);
const communes = communesDEssai();

function measure(inconnus: number, detail: boolean): void {
  const totals = { champs: 0, justes: 0, faux: 0, manques: 0 };
  const errors = new Map<string, { fois: number; exemple: string }>();
  for (let graine = 1; graine <= TENANTS; graine += 1) {
    const { erreurs, ...mesure } = mesureOf(graine, communes, { fiches: 60, inconnus });
    for (const key of ['champs', 'justes', 'faux', 'manques'] as const) totals[key] += mesure[key];
    for (const { champ, fait, cible, exemple } of erreurs) {
      const key = `${fait} → ${cible}`;
      errors.set(key, { fois: (errors.get(key)?.fois ?? 0) + 1, exemple: `${champ} = ${exemple}` });
    }
  }
  const percent = (count: number) => `${((100 * count) / totals.champs).toFixed(1)} %`;
  console.log(
    `noms inconnus ${Math.round(inconnus * 100)} % · ${totals.champs} champs · justes ${percent(totals.justes)} · faux ${percent(totals.faux)} · manqués ${percent(totals.manques)}`,
  );
  if (!detail) return;
  for (const [key, { fois, exemple }] of [...errors].sort((a, b) => b[1].fois - a[1].fois).slice(0, 25))
    console.log(`  ${String(fois).padStart(4)}  ${key.padEnd(40)} ${exemple}`);
}

measure(0, false);
measure(0.3, true);
measure(1, process.argv.includes('--detail'));
