import { useQuery } from '@tanstack/react-query';
import { SourcesDuProduit } from '../../../catalogue/gabarits/sources-du-produit.tsx';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { ofGenre, sourcesQuery } from './sources.query.ts';

/** The sources of the product, under that of a template. */
export default function SourceNote() {
  const { resource } = useRecordFormContext().form;
  const { data } = useQuery(sourcesQuery);
  const sources = ofGenre(data?.sources ?? [], resource.id);
  return (
    <SourcesDuProduit
      sources={sources.map(({ base, liquide, css }) => ({ base, texte: liquide, champ: 'liquide', avec: { css } }))}
    />
  );
}
