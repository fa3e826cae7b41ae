import type { EditedGuide } from '@counterpart/api/contract';
import { SkeletonText } from '@counterpart/design-system/skeleton';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useNavigate, useParams } from '@counterpart/shell/sdk/router';
import { useEffect, useState, type ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { GuideEditor } from './guide-editor';

const crumbs = [{ label: 'Guides', href: '/admin/guides' }];

/** `/admin/guides/new`: a guide begins as a draft. */
export function NewGuidePage(): ReactNode {
  const navigate = useNavigate();
  const [id, setId] = useState<number | null>(null);
  // After the render in which nothing is unsaved any more: the editor asks before a page with changes is left.
  useEffect(() => {
    if (id !== null) void navigate(`/admin/guides/${id}`, { replace: true });
  }, [id, navigate]);
  return (
    <AdminFrame title="New guide" breadcrumbs={[...crumbs, { label: 'New' }]}>
      <GuideEditor onStored={(stored) => setId(stored.id)} />
    </AdminFrame>
  );
}

/** `/admin/guides/:id`: edit, preview, versions, publish. */
export function GuideEditorPage(): ReactNode {
  const { id = '' } = useParams();
  const found = useApi('/api/admin/guides/{id}', { path: { id: Number(id) } });
  return (
    <AdminFrame title="Edit guide" breadcrumbs={[...crumbs, { label: 'Edit' }]}>
      <Loaded of={found} name="the guide" headingLevel={2} skeleton={<SkeletonText lines={8} />}>
        {(guide) => (
          <GuideEditor
            key={guide.id}
            guide={guide}
            onStored={(stored: EditedGuide) => void found.mutate(stored, false)}
          />
        )}
      </Loaded>
    </AdminFrame>
  );
}
