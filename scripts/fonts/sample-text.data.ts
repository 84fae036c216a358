/** Running text by script, whose mean letter width stands for the width of a face. */
export const samples = {
  latin:
    "We make light that reaches further than the road asks for. Every lamp is measured in our own workshop, packed by hand and sent the same day, so that you can drive home before it gets dark. Ask us anything: the people who answer are the ones who build it.",
  cyrillic:
    "Мы делаем свет, который достаёт дальше, чем просит дорога. Каждую фару проверяем в своей мастерской, упаковываем вручную и отправляем в тот же день, чтобы вы успели доехать домой до темноты. Спрашивайте о чём угодно: отвечают те, кто её собирает.",
} as const;

export type Script = keyof typeof samples;
