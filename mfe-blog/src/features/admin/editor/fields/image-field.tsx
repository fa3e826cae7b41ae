import { blogLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useFileDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldsProps } from './fields-props';
import { imageTypes, useUploadImage } from './use-upload-image';

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  max-inline-size: 32rem;
  overflow: hidden;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg-subtle);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

interface Props extends FieldsProps {
  /** For a new one, of its draft. */
  readonly postId: number;
}

/** The featured image by URL or by upload, with its preview and its words for who cannot see it. */
export function ImageField({ values, errors, change, postId }: Props): ReactNode {
  const upload = useUploadImage();
  const [isUploading, setIsUploading] = useState(false);
  const [broken, setBroken] = useState('');
  const src = values.featuredImage.trim();
  const isShown = /^https:\/\/\S+|^\/api\/blog\/images\//.test(src);

  const pick = async (file: File) => {
    setIsUploading(true);
    const url = await upload(file);
    setIsUploading(false);
    if (url) change({ featuredImage: url });
  };
  const [send, lostFiles] = useFileDraft(`post-image.${postId}`, pick);

  return (
    <Stack gap={16}>
      <Field label="Featured image URL" optional error={errors.featuredImage}>
        <TextInput
          name="featuredImage"
          inputMode="url"
          autoComplete="off"
          value={values.featuredImage}
          placeholder="https://"
          onChange={(event) => change({ featuredImage: event.target.value })}
        />
      </Field>
      <FilePicker
        label="Upload a featured image"
        hideLabel
        accept={imageTypes}
        maxSize={blogLimits.imageBytes}
        lostFiles={lostFiles}
        onPick={(files) => void send(files)}
        look="button"
        chooseLabel="Upload Image"
        pendingLabel={isUploading ? 'Uploading...' : undefined}
        help="PNG, JPEG or WebP, up to 10 MB"
      />
      {isShown && (
        <Stack gap={8} align="start">
          <Frame>
            {broken === src ? null : <img src={src} alt={values.featuredImageAlt} onError={() => setBroken(src)} />}
          </Frame>
          {broken === src && (
            <Text size="small" tone="error" role="alert">
              This image could not be loaded. Check the address or upload the file.
            </Text>
          )}
          <Button
            variant="ghost"
            size="small"
            icon="trash"
            onClick={() => change({ featuredImage: '', featuredImageAlt: '' })}
          >
            Remove Image
          </Button>
        </Stack>
      )}
      {isShown && (
        <Field
          label="Alt text"
          optional
          error={errors.featuredImageAlt}
          help="What the image shows, for people who cannot see it. Leave it empty for decoration."
        >
          <TextInput
            name="featuredImageAlt"
            autoComplete="off"
            maxLength={blogLimits.altMax}
            value={values.featuredImageAlt}
            onChange={(event) => change({ featuredImageAlt: event.target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
