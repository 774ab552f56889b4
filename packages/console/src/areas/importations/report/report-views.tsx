import { formatNumber } from '@bridge/contract';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useSearchParams } from 'react-router';
import { tempsOf } from '../../../catalogue/importation/importation.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { OTHER_PART, type Partie, reportIn, withParams } from '../imports.address.ts';
import { Avertissements } from './avertissements.tsx';
import { Changements } from './changements.tsx';
import { Laisses } from './laisses.tsx';
import { Rejets } from './rejets.tsx';
import { Source } from './source.tsx';

const counted = (title: string, count: number) => (count > 0 ? `${title} (${formatNumber(count)})` : title);

/** The parts of a report: objets, refused records, warnings, and the answers of the source. */
export function ReportViews({ report }: { readonly report: Report }) {
  const [search, setSearch] = useSearchParams();
  const { compteurs, rejets } = report;
  const titles: Readonly<Record<Partie, string>> = {
    objets: 'Objets',
    rejets: counted('Rejets', compteurs.rejetes),
    avertissements: counted('Avertissements', compteurs.avertissements),
    source: 'Source et comparaison',
  };
  const partie = reportIn(search).partie ?? firstPart(report);
  return (
    <Tabs
      value={partie}
      keepMounted={false}
      onChange={(next) => setSearch((now) => withParams(now, { ...OTHER_PART, partie: next ?? '' }), { replace: true })}
    >
      <Tabs.List mb="md" aria-label="Parties du rapport">
        {Object.entries(titles).map(([value, title]) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="objets">
        {report.laisses > 0 && <Laisses id={report.id} count={report.laisses} />}
        <Changements report={report} />
      </Tabs.Panel>
      <Tabs.Panel value="rejets">
        <Rejets id={report.id} count={compteurs.rejetes} causes={rejets} temps={tempsOf(report)} />
      </Tabs.Panel>
      <Tabs.Panel value="avertissements">
        <Avertissements report={report} />
      </Tabs.Panel>
      <Tabs.Panel value="source">
        <Source report={report} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** The part that opens first: the refused records when nothing entered the catalogue. */
function firstPart({ compteurs: { crees, modifies, retires, restaures, rejetes } }: Report): Partie {
  return crees + modifies + retires + restaures === 0 && rejetes > 0 ? 'rejets' : 'objets';
}
