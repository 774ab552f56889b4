import ResourceListScreen from '../resource/resource-list.screen.tsx';
import { ResourcePage } from './resource-page.tsx';

export default function ResourceListPage() {
  return <ResourcePage generic={ResourceListScreen} />;
}
