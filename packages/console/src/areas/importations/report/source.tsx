import { Stack, Title } from '@mantine/core';
import type { Report } from '../../../catalogue/importation/report.ts';
import { Brut } from './brut.tsx';
import { Comparaison } from './comparaison.tsx';

/** The answers of the source as received, and the comparison with another import of the feed. */
export function Source({ report }: { readonly report: Report }) {
  return (
    <Stack gap="lg">
      <section>
        <Title order={3} mb="xs">
          Comparé à un autre import
        </Title>
        <Comparaison report={report} />
      </section>
      <section>
        <Title order={3} mb="xs">
          Réponses de la source
        </Title>
        <Brut report={report} />
      </section>
    </Stack>
  );
}
