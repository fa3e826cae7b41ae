import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Container, Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { reviewsPicture } from '@counterpart/design-system/pictures/reviews';
import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import { Text } from '@counterpart/design-system/text';
import { useState, type ReactNode } from 'react';
import { CallToAction, clientActions } from '../../marketing/call-to-action';
import { PageSections } from '../../marketing/page-sections';
import { ChipRow } from './chip-row';
import { filterTestimonials, noFilters, toggled } from './testimonial-filters';
import { testimonialIndustries, testimonials, testimonialServices } from './testimonials';

/** Client Success Stories: nine testimonials, narrowed by one industry and one service. */
export function TestimonialsPage(): ReactNode {
  const [filters, setFilters] = useState(noFilters);
  const shown = filterTestimonials(testimonials, filters);
  const clear = () => setFilters(noFilters);

  return (
    <Container>
      <PageHeader
        title="Client Success Stories"
        description="What it is like to find the right professional, told by industry and by service."
      />
      <PageSections $gap={40}>
        <Stack as="section" aria-label="Filter testimonials" gap={16}>
          <ChipRow
            label="Industry"
            options={testimonialIndustries}
            value={filters.industry}
            onToggle={(industry) => setFilters({ ...filters, industry: toggled(filters.industry, industry) })}
          />
          <ChipRow
            label="Service"
            options={testimonialServices}
            value={filters.service}
            onToggle={(service) => setFilters({ ...filters, service: toggled(filters.service, service) })}
          />
          {(filters.industry || filters.service) && (
            <div>
              <Button size="small" variant="ghost" icon="close" onClick={clear}>
                Clear All Filters
              </Button>
            </div>
          )}
        </Stack>
        <Stack as="section" aria-label="Testimonials" gap={16}>
          <Inline gap={16} justify="between">
            <Text
              role="status"
              weight="semibold"
            >{`Showing ${shown.length} of ${testimonials.length} testimonials`}</Text>
            <Text size="small">
              <Link href="/client-reviews-disclaimer">Verified client reviews</Link>
            </Text>
          </Inline>
          <Text size="small" tone="subtle">
            Examples, not reviews of real professionals. Reviews by clients are on each professional’s profile.
          </Text>
          {shown.length === 0 ? (
            <EmptyState
              title="No testimonials match your filters"
              description="Choose another industry or service, or look at all of them."
              illustration={reviewsPicture}
              action={<Button onClick={clear}>View All Testimonials</Button>}
            />
          ) : (
            <Grid as="ul" columns={3} gap={16}>
              {shown.map(({ id, quote, author, position, company, service, rating }) => (
                <TestimonialCard
                  key={id}
                  as="li"
                  quote={quote}
                  author={{ id, name: author }}
                  position={`${position} · ${company}`}
                  rating={rating}
                  tags={[company, service]}
                  tagsLabel="Industry and service"
                />
              ))}
            </Grid>
          )}
        </Stack>
        <CallToAction
          title="Find someone who knows your numbers"
          text="Search by service, industry and location. It’s free for clients, and you can look around without an account."
          {...clientActions}
        />
      </PageSections>
    </Container>
  );
}
