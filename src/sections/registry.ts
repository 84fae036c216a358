import "#/fields/late-kinds.ts";
import { contact14 } from "./contact-14/index.ts";
import { contact9 } from "./contact-9/index.ts";
import { addDefinitions } from "./definitions.ts";
import { email1 } from "./email-1/index.ts";
import { feature152 } from "./feature-15-2/index.ts";
import { feature5 } from "./feature-5/index.ts";
import { footer } from "./footer/index.ts";
import { footerClosing, footerWordmark } from "./footer-closing/index.ts";
import { footerMapForm } from "./footer-map-form/index.ts";
import { footerMinimal } from "./footer-minimal/index.ts";
import { header21 } from "./header-21/index.ts";
import type { SectionDefinition } from "./kit/index.ts";
import { links1 } from "./links-1/index.ts";
import { noHeader } from "./no-header/index.ts";
import { portfolio12 } from "./portfolio-12/index.ts";
import { priceList, pricing8 } from "./pricing-8/index.ts";
import { pricingGroups } from "./pricing-groups/index.ts";
import { pricingPlans } from "./pricing-plans/index.ts";
import { pricingComparison } from "./pricing-comparison/index.ts";
import { pageTitle, pageTitleBeside, pageTitleCentred } from "./page-title/index.ts";
import { payDonate } from "./pay-donate/index.ts";
import { programmeSession } from "./programme-session/index.ts";
import { programmeTracks } from "./programme-tracks/index.ts";
import { placeMap } from "./place-map/index.ts";
import { postsCards, postsList } from "./posts-cards/index.ts";
import { postsNeighbours } from "./posts-neighbours/index.ts";
import { eventsList } from "./events-list/index.ts";
import { rsvp1, rsvpSlab } from "./rsvp-1/index.ts";
import { actionBackdrop } from "./action-backdrop/index.ts";
import { actionBand } from "./action-band/index.ts";
import { actionPhone } from "./action-phone/index.ts";
import { actionPicture } from "./action-picture/index.ts";
import { featuresAlternating } from "./features-alternating/index.ts";
import { featuresBento } from "./features-bento/index.ts";
import { featuresGrid } from "./features-grid/index.ts";
import { featuresTabs } from "./features-tabs/index.ts";
import { figuresRow } from "./figures-row/index.ts";
import { logosRow, logosText } from "./logos-row/index.ts";
import { questionsAccordion, questionsColumns } from "./questions-columns/index.ts";
import { reviewsBig, reviewsCards } from "./reviews-cards/index.ts";
import { stepsCards, stepsNumbered, stepsPhases, stepsTimeline } from "./steps-numbered/index.ts";
import { ticketsDated } from "./tickets-dated/index.ts";
import { timetableWeek } from "./timetable-week/index.ts";
import { announcementBar } from "./announcement-bar/index.ts";
import { aboutAuthor } from "./about-author/index.ts";
import { aboutMission } from "./about-mission/index.ts";
import { aboutStory } from "./about-story/index.ts";
import { countdown } from "./countdown/index.ts";
import { contactMap } from "./contact-map/index.ts";
import { contactMinimal } from "./contact-minimal/index.ts";
import { embedBeside, embedWide } from "./embed-wide/index.ts";
import { galleryBeforeAfter } from "./gallery-before-after/index.ts";
import { filesList } from "./files-list/index.ts";
import { galleryCarousel, galleryMasonry } from "./gallery-masonry/index.ts";
import { headerCentred } from "./header-centred/index.ts";
import { headerPoster } from "./header-poster/index.ts";
import { headerIllustration } from "./header-illustration/index.ts";
import { headerProduct } from "./header-product/index.ts";
import { headerSlides } from "./header-slides/index.ts";
import { headerSplit } from "./header-split/index.ts";
import { headerVideo } from "./header-video/index.ts";
import { hoursTable } from "./hours-table/index.ts";
import { linksBio, linksBioBeside } from "./links-bio/index.ts";
import { mapBranches } from "./map-branches/index.ts";
import { menuPhotos } from "./menu-photos/index.ts";
import { menuRestaurant } from "./menu-restaurant/index.ts";
import { teamCards, teamCircles, teamList } from "./team-cards/index.ts";
import { textArticle } from "./text-article/index.ts";
import { textQuote } from "./text-quote/index.ts";
import { textStatement } from "./text-statement/index.ts";

/** Every section template, in the order of the picker. */
export const registry: readonly SectionDefinition[] = [
  header21,
  headerSplit,
  headerCentred,
  headerProduct,
  headerIllustration,
  headerVideo,
  headerPoster,
  headerSlides,
  pageTitle,
  pageTitleCentred,
  pageTitleBeside,
  noHeader,
  feature152,
  feature5,
  email1,
  contact14,
  contactMap,
  contact9,
  portfolio12,
  pricing8,
  priceList,
  pricingGroups,
  pricingPlans,
  pricingComparison,
  ticketsDated,
  contactMinimal,
  links1,
  linksBio,
  linksBioBeside,
  aboutStory,
  aboutMission,
  aboutAuthor,
  textStatement,
  textQuote,
  textArticle,
  featuresGrid,
  featuresAlternating,
  featuresBento,
  featuresTabs,
  stepsNumbered,
  stepsTimeline,
  stepsCards,
  stepsPhases,
  figuresRow,
  teamCards,
  teamList,
  teamCircles,
  reviewsCards,
  reviewsBig,
  questionsColumns,
  questionsAccordion,
  logosRow,
  logosText,
  embedWide,
  embedBeside,
  postsCards,
  postsList,
  postsNeighbours,
  galleryMasonry,
  galleryCarousel,
  galleryBeforeAfter,
  menuPhotos,
  menuRestaurant,
  hoursTable,
  timetableWeek,
  eventsList,
  programmeTracks,
  programmeSession,
  placeMap,
  mapBranches,
  filesList,
  actionBand,
  actionPicture,
  actionBackdrop,
  payDonate,
  actionPhone,
  rsvp1,
  rsvpSlab,
  announcementBar,
  countdown,
  footer,
  footerClosing,
  footerWordmark,
  footerMapForm,
  footerMinimal,
];

addDefinitions(registry);
export { findSection, templates } from "./definitions.ts";
