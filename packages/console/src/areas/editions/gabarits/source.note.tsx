import { sourcesImprimees } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { SourcesDuProduit } from '../../../catalogue/gabarits/sources-du-produit.tsx';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';

/** The sources of the product, which change with it and not while one writes. */
const sourcesQuery = {
  queryKey: ['editions', 'gabarits', 'sources'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(sourcesImprimees, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The sources of the product, under that of a gabarit of printed pages. */
export default function SourceNote() {
  const { resource } = useRecordFormContext().form;
  const { data } = useQuery(sourcesQuery);
  const sources = data?.sources.filter(({ ressource }) => ressource === resource.id) ?? [];
  return <SourcesDuProduit sources={sources.map(({ base, source }) => ({ base, texte: source, champ: 'source' }))} />;
}
