import { type AIntegrer, codesDIntegration } from '@bridge/contract';
import { useForm } from '../../resource/form/form.context.ts';
import type { FormActProps } from '../../resource/form/form-panel.ts';
import { textIn } from '../../resource/values/read.ts';
import { PublicationBar } from '../common/publication/publication.bar.tsx';
import { PageLink } from './pages.links.tsx';
import { useSitesOf } from './sites.query.ts';

/** The buttons of a record with a public page: publish it, then open its page. */
function PageBar({ genre, ...props }: FormActProps & Pick<AIntegrer, 'genre'>) {
  const base = useForm((state) => state.base);
  const { sites } = useSitesOf(base ?? {});
  const [site] = sites;
  const [langue] = site?.langues ?? [];
  return (
    <PublicationBar {...props}>
      {base && site && langue && (
        <PageLink
          href={
            codesDIntegration({ origine: location.origin, site: site.code, langue, genre, code: textIn(base.code) })
              .page
          }
          label="Voir la page"
        />
      )}
    </PublicationBar>
  );
}

export const ListeBar = (props: FormActProps) => <PageBar genre="liste" {...props} />;
export const CarteBar = (props: FormActProps) => <PageBar genre="carte" {...props} />;
