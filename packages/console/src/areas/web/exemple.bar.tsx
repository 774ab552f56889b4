import { pageDExemple } from '@bridge/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormActProps } from '../../resource/form/form-panel.ts';
import { PublicationBar } from '../common/publication/publication.bar.tsx';
import { PageLink } from './pages.links.tsx';

type Ressource = 'ficheWeb' | 'moteur';

/** A page that shows the record as it is published, which saving it does not change; nothing is asked for a draft. */
const exempleQuery = (ressource: Ressource, id: number | null) =>
  queryOptions({
    queryKey: ['exemple', ressource, id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => call(pageDExemple, { query: { ressource, id } }, { signal, unattended: true }),
    staleTime: 60_000,
  });

/** In the bar of what is seen inside pages of others: publishing it, then one of those pages. */
function ExempleBar({ ressource, label, ...props }: FormActProps & { ressource: Ressource; label: string }) {
  const id = useForm(({ base }) => (base?.etat === 'publie' || base?.etat === 'modifie' ? base.id : null));
  const { data } = useQuery(exempleQuery(ressource, id));
  return (
    <PublicationBar {...props}>
      {data?.page != null && <PageLink href={`${location.origin}${data.page}`} label={label} />}
    </PublicationBar>
  );
}

export const FicheBar = (props: FormActProps) => <ExempleBar ressource="ficheWeb" label="Voir un exemple" {...props} />;
export const MoteurBar = (props: FormActProps) => <ExempleBar ressource="moteur" label="Voir une liste" {...props} />;
