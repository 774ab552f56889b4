import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changementsQuery, PER_PAGE } from '../../../catalogue/importation/importation.queries.ts';
import { isLive, tempsOf } from '../../../catalogue/importation/importation.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { Pager } from '../../../catalogue/pager.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import { reportIn, withParams } from '../imports.address.ts';
import { ActionFilter } from './action-filter.tsx';
import { ChangementLine } from './changement-line.tsx';
import classes from './report.module.css';
import { SearchField } from './search-field.tsx';

/** The objets that the import changed, searched by name; each opens on its changes. */
export function Changements({ report }: { readonly report: Report }) {
  const [search, setSearch] = useSearchParams();
  const { action, cherche, objet, page } = reportIn(search);
  const change = (changes: Readonly<Record<string, string>>) =>
    setSearch((now) => withParams(now, { p: '', ...changes }), { replace: true });
  const { data, error, isFetching, refetch } = useQuery(
    changementsQuery(report.id, { page, itemsPerPage: PER_PAGE, q: cherche, ...(action ? { action } : {}) }),
  );
  return (
    <Stack gap="sm">
      <SearchField
        label="Chercher un objet"
        placeholder="Nom ou identifiant"
        value={cherche}
        onChange={(text) => change({ cherche: text, objet: '' })}
      />
      <ActionFilter
        compteurs={report.compteurs}
        temps={tempsOf(report)}
        chosen={action}
        onChange={(next) => change({ action: next ?? '', objet: '' })}
      />
      {error && (
        <LoadError
          title="Les objets n’ont pas pu être lus"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={200} />}
      {data?.items.length === 0 && (
        <Text c="dimmed" role="status">
          {nothingText(report, cherche !== '' || action !== null)}
        </Text>
      )}
      <ul className={classes.objets}>
        {data?.items.map((item) => (
          <ChangementLine
            key={item.identifiant}
            importation={report.id}
            temps={tempsOf(report)}
            item={item}
            isOpen={objet === item.identifiant}
            onToggle={() =>
              setSearch((now) => withParams(now, { objet: objet === item.identifiant ? '' : item.identifiant }), {
                replace: true,
              })
            }
          />
        ))}
      </ul>
      {data && (
        <Pager
          label="Pages des objets"
          page={page}
          perPage={PER_PAGE}
          total={data.total}
          onPage={(next) => change({ p: next === 1 ? '' : String(next), objet: '' })}
        />
      )}
    </Stack>
  );
}

function nothingText(report: Report, isNarrowed: boolean): string {
  if (isNarrowed)
    return 'Aucun objet de cet import ne correspond. Un objet que vous ne trouvez pas ici n’a pas changé.';
  if (isLive(report)) return 'Les objets apparaîtront ici quand la source aura été lue.';
  if (report.aBlanc && report.detailsEffacesLe !== null)
    return 'Cet essai est trop ancien\u00a0: ce qu’il aurait fait, objet par objet, n’est plus gardé.';
  if (tempsOf(report) === 'vain') return 'Cet import s’est arrêté avant de toucher au catalogue.';
  return report.aBlanc ? 'Cet import ne changerait aucun objet.' : 'Cet import n’a changé aucun objet.';
}
