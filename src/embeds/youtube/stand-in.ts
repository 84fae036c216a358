import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "aqz-KE-bpKQ"],
    ["youtu.be/aqz-KE-bpKQ?si=abc", "aqz-KE-bpKQ"],
    ["https://youtu.be/aqz-KE-bpKQ?t=1m30s", "aqz-KE-bpKQ@90"],
    ["https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=42", "aqz-KE-bpKQ@42"],
    ["https://www.youtube.com/shorts/aqz-KE-bpKQ", "aqz-KE-bpKQ"],
    ["//www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=5", "aqz-KE-bpKQ@5"],
  ],
  hostile: [
    "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/@somebody",
    "https://evil.example/youtu.be/aqz-KE-bpKQ",
  ],
  frame: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0",
  page: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
};
