import { findPage, PAGES, resourceById } from '@bridge/contract';
import { useTab } from '../navigation/tab.ts';
import { ResourceForm } from './form/resource-form.tsx';

/** The `create`, `edit/:id` and `view/:id` pages of every resource. */
export default function ResourceFormScreen() {
  const { path } = useTab();
  const page = findPage(PAGES, path)?.page;
  const resource = resourceById(page?.resource ?? '');
  if (!page || !resource) throw new Error(`No resource is declared for ${path}`);
  const id = /\d+$/.exec(path)?.[0];
  return (
    <ResourceForm resource={resource} id={id === undefined ? null : Number(id)} readOnly={page.id.endsWith('.view')} />
  );
}
