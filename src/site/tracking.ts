import { z } from "zod";

/** An id in its vendor's format (R14), or "" for none. */
function idSchema(pattern: RegExp, vendor: string) {
  return z.string().refine((id) => id === "" || pattern.test(id), `This is not an id of ${vendor}`);
}

/** Ids of visitor analytics and of the ad script (specification, section 3). */
export const trackingSchema = z.strictObject({
  facebookPixelCode: idSchema(/^\d{15,16}$/, "a Facebook pixel"),
  gtagId: idSchema(/^(?:(?:G|GT)-[A-Z0-9]{4,14}|UA-\d{4,10}-\d{1,4}|AW-\d{8,12})$/, "a Google tag"),
  adSensePublisherId: idSchema(/^ca-pub-\d{16}$/, "an AdSense publisher, like ca-pub-…"),
  ymId: idSchema(/^\d{4,10}$/, "a Yandex Metrica counter"),
});
export type Tracking = z.infer<typeof trackingSchema>;

export const initialTracking: Tracking = {
  facebookPixelCode: "",
  gtagId: "",
  adSensePublisherId: "",
  ymId: "",
};
